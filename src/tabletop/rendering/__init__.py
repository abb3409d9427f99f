"""Drawing boards, in letters and as SVG."""
