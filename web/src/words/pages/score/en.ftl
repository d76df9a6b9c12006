score-title = Score pad: { $game }
score-soon = Coming soon
