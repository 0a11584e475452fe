"""Compiled code without negative indices.

A negative index counts from the end, so Numba checks every index that could be negative: two or three instructions
each. Rules have no such indices, and the lockstep test holds that, since its twins check bounds. So a pass over Numba's
own form of a function makes all indices unsigned.
"""

from functools import cache
from importlib import import_module
from typing import Any


@cache
def unsigned_indices() -> Any:
    """A compiler as Numba's own, with that pass; see "Customizing the Compiler" in Numba's developer manual."""
    ir, types, compiler, machinery, passes = (
        import_module(f"numba.core.{name}")
        for name in ("ir", "types", "compiler", "compiler_machinery", "untyped_passes")
    )
    intrinsic: Any = import_module("numba.extending").intrinsic
    any_pass: Any = machinery.FunctionPass
    any_compiler: Any = compiler.CompilerBase

    def unsigned_type(index: Any) -> Any:
        if isinstance(index, types.Integer):
            return types.uintp
        if isinstance(index, types.BaseTuple) and all(isinstance(part, types.Integer) for part in index):
            return types.UniTuple(types.uintp, len(index))
        return index  # slices

    @intrinsic  # type: ignore[untyped-decorator]
    def unsigned(_: Any, index: Any) -> Any:
        target = unsigned_type(index)
        return target(index), lambda context, builder, _, given: context.cast(builder, given[0], index, target)

    def cast(block: Any, index: Any, loc: Any) -> tuple[Any, list[Any]]:
        """A variable for an unsigned index, and the lines that set it."""
        function, result = (block.scope.redefine(name, loc) for name in ("$unsigned", "$index"))
        return result, [
            ir.Assign(ir.Global("unsigned", unsigned, loc), function, loc),
            ir.Assign(ir.Expr.call(function, (index,), (), loc), result, loc),
        ]

    @machinery.register_pass(mutates_CFG=False, analysis_only=False)
    class UnsignedIndices(any_pass):  # type: ignore[misc]
        _name = "unsigned_indices"

        def __init__(self) -> None:
            super().__init__()

        def run_pass(self, state: Any) -> bool:
            for block in state.func_ir.blocks.values():
                body: list[Any] = []
                for line in block.body:
                    reads = isinstance(line, ir.Assign) and isinstance(line.value, ir.Expr)
                    place = line if isinstance(line, ir.SetItem) else line.value if reads else None
                    if place is not None and (place is line or place.op == "getitem"):
                        place.index, lines = cast(block, place.index, line.loc)
                        body += lines
                    body.append(line)
                block.body = body
            return True

    class Compiler(any_compiler):  # type: ignore[misc]
        def define_pipelines(self) -> list[Any]:
            pipeline = compiler.DefaultPassBuilder.define_nopython_pipeline(self.state)
            pipeline.add_pass_after(UnsignedIndices, passes.ReconstructSSA)
            pipeline.finalize()
            return [pipeline]

    return Compiler
