// Studies and their lines as files for whoever reads them.

import { give } from "./give";
import { local } from "./local";
import { toFile, type Study } from "./study";
import { lineTo } from "./variations";

export function giveStudy(study: Study): void {
  give(new Blob([toFile(study)], { type: "application/json" }), `${fileName(study)}.study`);
}

/** The game file of the line that is shown, up to there. */
export async function giveLine(study: Study): Promise<void> {
  const file = await local.lineFile(lineTo(study, study.at));
  give(new Blob([file], { type: "text/plain" }), `${fileName(study)}.game`);
}

const fileName = ({ name, game }: Study) => name.trim().replace(/[^\p{L}\p{N}]+/gu, "-") || `citywright-${game}`;
