from sny.cli import main

main()
