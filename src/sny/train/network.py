"""The networks while they learn: plain layers, one over what a seat sees, one over everything."""

from importlib import import_module
from typing import Any

import numpy as np

from sny.bots.policy_file import LAYERS, PolicyFile, scale_of


def network(inputs: int, width: int, outputs: int, device: str) -> Any:
    nn: Any = import_module("torch.nn")
    sizes = [inputs, *[width] * (LAYERS - 1), outputs]
    layers: list[Any] = []
    for index in range(LAYERS):
        layers += [nn.Linear(sizes[index], sizes[index + 1]), nn.ReLU()]
    return nn.Sequential(*layers[:-1]).to(device)


def fill(net: Any, layers: list[tuple[Any, Any]]) -> None:
    """Put the layers of a file into a network."""
    torch: Any = import_module("torch")
    with torch.no_grad():
        for index, (weights, bias) in enumerate(layers):
            net[2 * index].weight.copy_(torch.as_tensor(weights))
            net[2 * index].bias.copy_(torch.as_tensor(bias))


def layers_of(net: Any) -> list[tuple[Any, Any]]:
    def array(tensor: Any) -> Any:
        return tensor.detach().float().cpu().numpy().astype(np.float32)

    return [(array(net[2 * index].weight), array(net[2 * index].bias)) for index in range(LAYERS)]


class Player:
    """A policy among tensors: the network, and the table of features that it reads."""

    def __init__(self, table: Any, net: Any, device: str, temperature: float = 1.0) -> None:
        self.torch: Any = import_module("torch")
        self.net, self.device, self.temperature = net, device, temperature
        self.scale = self.torch.as_tensor(scale_of(table), device=device)

    @classmethod
    def of_file(cls, policy: PolicyFile, device: str, temperature: float) -> "Player":
        outputs = policy.layers[-1][0].shape[0]
        net = network(len(policy.kept), policy.layers[0][0].shape[0], outputs, device)
        fill(net, policy.layers)
        return cls(policy.table, net, device, temperature)

    def inputs(self, features: Any) -> Any:
        """Small whole numbers as the network takes them."""
        if self.device == "cuda":
            return features.to(self.torch.bfloat16) * self.scale.to(self.torch.bfloat16)
        return features.float() * self.scale

    def logits(self, features: Any, mask: Any) -> Any:
        return self.net(self.inputs(features)).float().masked_fill(~mask, -1e9)

    def choose(self, features: Any, mask: Any) -> Any:
        """An action for each row: drawn by a temperature, or the best one where that is 0."""
        logits = self.logits(features, mask)
        if self.temperature > 0:
            noise = self.torch.empty_like(logits).exponential_().clamp_(min=1e-20).log_()
            logits = logits / self.temperature - noise
        return logits.argmax(1)
