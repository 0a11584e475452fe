"""Conventions of all commands: one language, one line for a mistake, an exit code."""

import os
import sys
from collections.abc import Collection, Sequence
from typing import Any

import click

import sny
from sny.cli.opening import hint, options_in_words
from sny.errors import SnyError
from sny.extras import MissingExtra
from sny.language import Language, language_code
from sny.rules.catalogue import rules_of
from sny.terminal.complaint import Complaint
from sny.terminal.screen import speak_any_terminal

WRONG, INTERRUPTED = 2, 130  # exit codes


def one_of(choices: Collection[str]) -> dict[str, Any]:
    """What makes a parameter one of some words: it completes them, and complains in the player's language."""

    def check(ctx: click.Context, _: click.Parameter, value: str | None) -> str | None:
        if value is None or value in choices or ctx.resilient_parsing:
            return value
        language: Language = ctx.find_root().obj
        raise Complaint(language.say("not-one-of", value=value, hint=hint(language, value, list(choices))))

    def complete(_: click.Context, __: click.Parameter, incomplete: str) -> list[str]:
        return [choice for choice in choices if choice.startswith(incomplete)]

    return {"callback": check, "shell_complete": complete}


class InWords(click.Command):
    """Help in the player's language."""

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        say = ctx.find_root().obj.say
        formatter.write_usage(ctx.command_path, " ".join(self.collect_usage_pieces(ctx)), f"{say('help-usage')} ")

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        records = [record for param in options_of(self, ctx) if (record := param.get_help_record(ctx))]
        with formatter.section(ctx.find_root().obj.say("help-options")):
            formatter.write_dl(records)

    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        option = super().get_help_option(ctx)
        if option is not None:
            option.help = ctx.find_root().obj.say("help-option-help")
        return option


class Command(InWords):
    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        ctx.allow_extra_args = True
        rest = super().parse_args(ctx, args)
        if ctx.args and not ctx.resilient_parsing:
            raise Complaint(ctx.find_root().obj.say("too-much", word=ctx.args[0]))
        return rest


class PlayCommand(Command):
    def format_epilog(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        language: Language = ctx.find_root().obj
        for name in sny.games():
            with formatter.section(language.say("help-table-options", game=name)):
                formatter.write_dl(options_in_words(language, rules_of(name)))


class Program(InWords, click.Group):
    """All commands. Whatever goes wrong becomes one line and an exit code."""

    command_class = Command

    def main(self, args: Sequence[str] | None = None, *rest: Any, **settings: Any) -> None:  # type: ignore[override]
        speak_any_terminal()
        arguments = sys.argv[1:] if args is None else list(args)
        if arguments[:1] == ["help"]:
            arguments = [*arguments[1:], "--help"]
        language = Language(language_code(asked_language(arguments), os.environ))
        self.put_into_words(language)
        try:
            code = super().main(arguments, *rest, **{**settings, "standalone_mode": False, "obj": language})
            sys.stdout.flush()
        except Complaint as complaint:
            code = complain(str(complaint))
        except MissingExtra as error:
            code = complain(language.say("missing-extra", package=error.package, install=error.install))
        except SnyError as error:
            code = complain(str(error))
        except click.ClickException as error:
            code = complain(usage_problem(language, error))
        except click.Abort:
            click.echo(language.say("farewell"), err=True)
            code = INTERRUPTED
        except OSError as error:
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # what is left to be written goes nowhere
            code = 1 if isinstance(error, BrokenPipeError) else complain(error.strerror or str(error))
        sys.exit(code or 0)

    def put_into_words(self, language: Language) -> None:
        self.help, self.subcommand_metavar = language.say("help-sny"), language.say("help-command-mark")
        for command in (self, *self.commands.values()):
            command.options_metavar = language.say("help-options-mark")
            for param in command.params:
                if isinstance(param, click.Option):
                    param.help = language.say(f"help-option-{param.name}")
        for name, command in self.commands.items():
            command.help = language.say(f"help-{name}")

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if args[0] not in self.commands and not args[0].startswith("-") and not ctx.resilient_parsing:
            language: Language = ctx.obj
            raise Complaint(
                language.say("no-such-command", command=args[0], hint=hint(language, args[0], list(self.commands)))
            )
        return super().resolve_command(ctx, args)

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        InWords.format_options(self, ctx, formatter)
        with formatter.section(ctx.obj.say("help-commands")):
            formatter.write_dl([(name, command.get_short_help_str(200)) for name, command in self.commands.items()])


def options_of(command: click.Command, ctx: click.Context) -> list[click.Option]:
    return [param for param in command.get_params(ctx) if isinstance(param, click.Option)]


def asked_language(arguments: Sequence[str]) -> str | None:
    """The requested language, even if the rest of the line is wrong."""
    for index, argument in enumerate(arguments):
        if argument == "--lang":
            return "".join(arguments[index + 1 : index + 2])
        if argument.startswith("--lang="):
            return argument.removeprefix("--lang=")
    return None


def complain(line: str) -> int:
    click.echo(f"sny: {' '.join(line.split())}", err=True)
    return WRONG


def usage_problem(language: Language, error: click.ClickException) -> str:
    context = getattr(error, "ctx", None)
    if isinstance(error, click.NoSuchOption) and context is not None:
        known = [name for option in options_of(context.command, context) for name in option.opts]
        hinted = hint(language, error.option_name, known)
        return language.say("no-such-switch", option=error.option_name, hint=hinted)
    if isinstance(error, click.BadOptionUsage):
        return language.say("switch-without-value", option=error.option_name)
    if isinstance(error, click.MissingParameter) and error.param is not None:
        return language.say("missing", what=error.param.metavar or error.param.name)
    if isinstance(error, click.BadParameter) and error.param is not None:
        name = error.param.opts[0] if isinstance(error.param, click.Option) else error.param.metavar or ""
        kind = error.param.type
        if isinstance(kind, click.IntRange):
            return language.say("wrong-number", name=name, least=str(kind.min), most=str(kind.max))
        return language.say("wrong-switch", name=name)
    return error.format_message()
