"""The engine: the rules, policies and searches of a game as one WebAssembly module, compiled from the same functions.

`interface` lists what an engine exports, and `build` builds it. An engine imports nothing and allocates nothing: its
functions take numbers, and addresses of blocks in its memory.
"""
