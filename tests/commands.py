"""The command `citywright`, run by tests."""

import io

from citywright.cli import main


def run(capsys, *arguments):
    """The status, output and errors of a command."""
    try:
        status = main([str(argument) for argument in arguments])
    except SystemExit as exit_:
        status = exit_.code
    captured = capsys.readouterr()
    return status, captured.out, captured.err


def run_typing(capsys, monkeypatch, arguments, *lines):
    """What a command prints while lines are typed."""
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
    assert main(arguments.split()) == 0
    return capsys.readouterr().out
