"""The OpenAPI description of the endpoints, from their list and the types of their forms."""

from re import findall
from typing import Any

import msgspec

from sny.server import forms
from sny.server.endpoints import ENDPOINTS, Endpoint

PROBLEMS = {
    "400": "The request is malformed or impossible; the answer says what is wrong",
    "401": "The device is not known",
    "403": "The device may not do this, or the request comes from a page of another site",
    "404": "There is nothing by that name",
    "405": "The method is not allowed here",
    "409": "The table does not allow this now",
    "413": "Too long",
    "415": "The body must be JSON",
    "429": "Too many requests",
    "503": "The store is not available now",
}


def description(version: str) -> dict[str, Any]:
    types = [endpoint.answer for endpoint in ENDPOINTS if not isinstance(endpoint.answer, str)]
    types += [endpoint.body for endpoint in ENDPOINTS if endpoint.body]
    schemas, components = msgspec.json.schema_components([*types, forms.Problem], ref_template=REFERENCE)
    by_type = dict(zip(map(repr, [*types, forms.Problem]), schemas, strict=True))
    paths: dict[str, Any] = {}
    for endpoint in ENDPOINTS:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = operation(endpoint, by_type)
    return {
        "openapi": "3.1.0",
        "info": {"title": "sny", "version": version, "summary": "Tables for a family of dream games"},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"device": {"type": "http", "scheme": "bearer"}},
        },
    }


REFERENCE = "#/components/schemas/{name}"


def operation(endpoint: Endpoint, schemas: dict[str, Any]) -> dict[str, Any]:
    form = endpoint.answer
    content = {form: {"schema": {"type": "string"}}} if isinstance(form, str) else in_json(schemas[repr(form)])
    problem = in_json(schemas[repr(forms.Problem)])
    told: dict[str, Any] = {
        "summary": endpoint.says,
        "operationId": endpoint.handler.__name__,
        "parameters": parameters(endpoint),
        "responses": {
            str(endpoint.status): {"description": "Done", "content": content},
            **{code: {"description": says, "content": problem} for code, says in PROBLEMS.items()},
        },
    }
    if endpoint.body:
        told["requestBody"] = {"required": True, "content": in_json(schemas[repr(endpoint.body)])}
    if endpoint.for_known_devices:
        told["security"] = [{"device": []}]
    return told


def parameters(endpoint: Endpoint) -> list[dict[str, Any]]:
    text = {"type": "string"}
    inside = [{"name": name, "in": "path", "required": True, "schema": text} for name in in_path(endpoint.path)]
    behind = [{"name": name, "in": "query", "required": name == "text", "schema": text} for name in endpoint.query]
    return inside + behind


def in_path(path: str) -> list[str]:
    return findall(r"\{(\w+)\}", path)


def in_json(schema: dict[str, Any]) -> dict[str, Any]:
    return {"application/json": {"schema": schema}}
