"""The engine: the rules, policies and searches of a game as one WebAssembly module, compiled from the same functions.

`interface` lists what an engine exports, `build` makes it. An engine imports nothing and allocates nothing: whoever runs
it gives it addresses of blocks in its memory.
"""
