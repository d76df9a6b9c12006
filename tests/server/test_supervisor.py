"""What the supervisor does with signals, without processes."""

import signal

import pytest

from citywright.server.process.supervisor import Stopped, Supervisor


class Quiet(Supervisor):
    """Nothing happens to its workers; signals come while it restarts."""

    def __init__(self, *during_a_restart):
        super().__init__(lambda place: None, None, 0)
        self.during_a_restart, self.restarts = list(during_a_restart), 0

    def _wait(self, workers):
        pass

    def _restart(self):
        self.restarts += 1
        if self.during_a_restart:
            self._note(self.during_a_restart.pop(0), None)


@pytest.fixture
def supervised(request):
    supervisor = Quiet(*request.param)
    yield supervisor
    supervisor._hears.close()
    supervisor._says.close()


@pytest.mark.parametrize("supervised", [(signal.SIGTERM,), (signal.SIGINT,)], indirect=True)
def test_a_signal_to_stop_is_heard_during_a_restart(supervised):
    supervised._note(signal.SIGHUP, None)
    with pytest.raises(Stopped):
        supervised._watch()
    assert supervised.restarts == 1


@pytest.mark.parametrize("supervised", [(signal.SIGHUP,)], indirect=True)
def test_a_hang_up_during_a_restart_restarts_again(supervised):
    supervised._note(signal.SIGHUP, None)
    supervised._watch()
    assert supervised.restarts == 2
