"""Tuples and frozensets as lists, bags as counts, maps of a grid as lists of cells."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, get_args, get_origin

from cattrs import Converter

from tabletop.core.annotations import meant
from tabletop.core.bags import Bag
from tabletop.core.grids import GridMap
from tabletop.serialization.faults import Fault, below, first_fault
from tabletop.serialization.plain import Hook
from tabletop.strictjson import shown, step, write

__all__ = ["add_containers"]


def add_containers(converter: Converter) -> None:
    """Teach the converter the containers that values are made of."""
    for origin, reader, writer in (
        (tuple, _tuple_reader, _tuple_writer),
        (frozenset, _set_reader, _set_writer),
        (Bag, _bag_reader, _bag_writer),
        (GridMap, _grid_reader, _grid_writer),
    ):
        _add_container(converter, origin, reader, writer)


def _add_container(
    converter: Converter,
    origin: type,
    reader: Callable[[Converter, tuple[Any, ...]], Hook],
    writer: Callable[[Converter, tuple[Any, ...]], Callable[[Any], Any]],
) -> None:
    def is_one(cls: Any) -> bool:
        return get_origin(cls) is origin

    converter.register_structure_hook_factory(
        is_one, lambda cls: reader(converter, get_args(cls))
    )
    converter.register_unstructure_hook_factory(
        is_one, lambda cls: writer(converter, get_args(cls))
    )


def _tuple_reader(converter: Converter, inside: tuple[Any, ...]) -> Hook:
    repeated = _is_repeated(inside)

    def read_tuple(value: Any, _: Any) -> Any:
        items = _list(value)
        if repeated:
            return tuple(_read_all(converter, items, inside[0]))
        if len(items) != len(inside):
            raise Fault(f"expected a list of {len(inside)}, found {len(items)} items")
        return tuple(
            below(converter, item, kind, f"[{index}]")
            for index, (item, kind) in enumerate(zip(items, inside, strict=True))
        )

    return read_tuple


def _tuple_writer(
    converter: Converter, inside: tuple[Any, ...]
) -> Callable[[Any], Any]:
    repeated = _is_repeated(inside)

    def write_tuple(value: tuple[Any, ...]) -> list[Any]:
        kinds = (inside[0],) * len(value) if repeated else inside
        return [
            converter.unstructure(item, kind)
            for item, kind in zip(value, kinds, strict=True)
        ]

    return write_tuple


def _is_repeated(inside: tuple[Any, ...]) -> bool:
    return len(inside) == 2 and inside[1] is Ellipsis


def _set_reader(converter: Converter, inside: tuple[Any, ...]) -> Hook:
    def read_set(value: Any, _: Any) -> Any:
        items = _list(value)
        made = frozenset(_read_all(converter, items, inside[0]))
        if len(made) != len(items):
            raise Fault("something stands in this list twice")
        return made

    return read_set


def _set_writer(converter: Converter, inside: tuple[Any, ...]) -> Callable[[Any], Any]:
    def write_set(value: frozenset[Any]) -> list[Any]:
        items = [converter.unstructure(item, inside[0]) for item in value]
        return sorted(items, key=write)

    return write_set


def _bag_reader(converter: Converter, inside: tuple[Any, ...]) -> Hook:
    kind = inside[0]

    def read_bag(value: Any, _: Any) -> Any:
        counts: dict[Any, int] = {}
        for path, key, count in _counted(value, _is_text(kind)):
            item = below(converter, key, kind, path)
            if type(count) is not int or count < 1:
                raise Fault(f"expected a number from 1, found {shown(count)}", path)
            if item in counts:
                raise Fault("this is counted twice", path)
            counts[item] = count
        return Bag(counts)

    return read_bag


def _bag_writer(converter: Converter, inside: tuple[Any, ...]) -> Callable[[Any], Any]:
    kind = inside[0]

    def write_bag(value: Bag[Any]) -> Any:
        pairs = [(converter.unstructure(item, kind), n) for item, n in value.items()]
        return dict(pairs) if _is_text(kind) else [list(pair) for pair in pairs]

    return write_bag


def _counted(value: Any, by_name: bool) -> list[tuple[str, Any, Any]]:
    """List path, item and count of what stands for a bag."""
    if by_name:
        if type(value) is not dict:
            raise Fault(f"expected an object of counts, found {shown(value)}")
        return [(step(name), name, count) for name, count in value.items()]
    pairs = _list(value)
    for index, pair in enumerate(pairs):
        if type(pair) is not list or len(pair) != 2:
            raise Fault("expected a pair: item and count", f"[{index}]")
    return [(f"[{index}]", key, n) for index, (key, n) in enumerate(pairs)]


def _grid_reader(converter: Converter, inside: tuple[Any, ...]) -> Hook:
    """Read ``[x, y, value]`` for each cell."""

    def read_grid(value: Any, _: Any) -> Any:
        cells: dict[tuple[int, int], Any] = {}
        for index, place in enumerate(_list(value)):
            if type(place) is not list or len(place) != 3:
                raise Fault("expected a cell: x, y and what lies there", f"[{index}]")
            x, y = (
                below(converter, place[axis], int, f"[{index}][{axis}]")
                for axis in (0, 1)
            )
            if (x, y) in cells:
                raise Fault(f"the cell {x},{y} stands there twice", f"[{index}]")
            cells[x, y] = below(converter, place[2], inside[0], f"[{index}][2]")
        return GridMap(cells)

    return read_grid


def _grid_writer(converter: Converter, inside: tuple[Any, ...]) -> Callable[[Any], Any]:
    def write_grid(value: GridMap[Any]) -> list[Any]:
        return [
            [*cell, converter.unstructure(value[cell], inside[0])]
            for cell in sorted(value)
        ]

    return write_grid


def _read_all(converter: Converter, items: list[Any], kind: Any) -> list[Any]:
    """Read items of one kind; the place of a fault is worked out when there is one."""
    read = converter.get_structure_hook(kind)
    made: list[Any] = []
    try:
        made.extend(read(item, kind) for item in items)
    except Exception as error:
        fault = first_fault(error).under(f"[{len(made)}]")
    else:
        return made
    raise fault


def _is_text(kind: Any) -> bool:
    base = meant(kind)
    return isinstance(base, type) and issubclass(base, str)


def _list(value: Any) -> list[Any]:
    if type(value) is not list:
        raise Fault(f"expected a list, found {shown(value)}")
    listed: list[Any] = value
    return listed
