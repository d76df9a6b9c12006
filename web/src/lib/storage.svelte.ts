// Whether games can be kept in this browser.

import type { Problem } from "../wire";
import { local } from "./local";

export const storage = $state<{ problem: Problem | null }>({ problem: local.storageProblem() });
local.onStorage((problem) => (storage.problem = problem));
