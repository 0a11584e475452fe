client-game-lantern = Latarnia
    .about = Po dwie zakryte karty; wygrywa najjaśniejsza para.
lantern-about = Po dwie zakryte karty; wygrywa najjaśniejsza para.
lantern-card-spark = iskra
lantern-card-candle = świeca
lantern-card-lamp = lampa
lantern-card-moon = księżyc
lantern-action-drop = Odrzuć kartę { $choices } i dobierz nową
lantern-action-stop = Zakończ grę
lantern-event-dropped = { $mine ->
    [yes] odrzucasz
   *[no] odrzuca
} kartę „{ $card }”
lantern-event-stopped = { $mine ->
    [yes] kończysz
   *[no] kończy
} grę
lantern-event-dealt = Karty rozdane; { $first_is ->
    [you] zaczynasz
   *[other] zaczyna { $first }
}.
lantern-event-drew = { $mine ->
    [yes] dobierasz
   *[no] dobiera
} { $known ->
    [yes] kartę „{ $card }”
   *[no] kartę
}
lantern-event-scored = światło: { $score }
lantern-event-won = { $mine ->
    [yes] wygrywasz
   *[no] wygrywa
}
sim-lantern-light = światło na końcu
