"""The command `citywright`, run by tests."""

from citywright.cli import main


def run(capsys, *arguments):
    """The status, output and errors of a command."""
    try:
        status = main([str(argument) for argument in arguments])
    except SystemExit as exit_:
        status = exit_.code
    captured = capsys.readouterr()
    return status, captured.out, captured.err
