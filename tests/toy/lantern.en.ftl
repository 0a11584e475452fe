client-game-lantern = Lantern
    .about = Two secret cards each; the brightest pair wins.
lantern-about = Two secret cards each; the brightest pair wins.
lantern-card-spark = spark
lantern-card-candle = candle
lantern-card-lamp = lamp
lantern-card-moon = moon
lantern-action-drop = Drop card { $choices } and draw another
lantern-action-stop = Stop the game
lantern-event-dropped = dropped { $card }
lantern-event-stopped = stopped the game
lantern-event-dealt = The cards are dealt; { $first } { $first_is ->
    [you] begin
   *[other] begins
}.
lantern-event-drew = drew { $known ->
    [yes] { $card }
   *[no] a card
}
lantern-event-scored = { $score } of light
lantern-event-won = { $mine ->
    [yes] win
   *[no] wins
}
sim-lantern-light = light at the end
