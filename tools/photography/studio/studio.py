"""Loads the range and the shots from the files in `range` and `shots`."""

from dataclasses import dataclass

from studio.containers import CONTAINERS
from studio.places import RANGE, SHOTS
from studio.reading import Mistake, Tagged, load, merged, read, read_fields, read_tagged
from studio.scenes import SCENES


@dataclass(frozen=True)
class Collection:
    """The common properties of a collection's pictures."""

    ground: str
    """Color of the background paper."""
    stone: str
    pebble: str
    exposure: float = 1.10
    """Exposure in stops, in the light of the window. White objects on nearly white paper need more."""


@dataclass(frozen=True)
class Product:
    container: object
    """A container of `studio.containers`."""
    collection: Collection | None


@dataclass(frozen=True)
class Shot:
    id: str
    scene: object
    """A scene of `studio.scenes`."""
    size: tuple[int, int]
    """Width and height of the picture in pixels."""
    samples: int
    """Samples per pixel."""


@dataclass(frozen=True)
class Settings:
    """The common fields of all shots."""

    size: tuple[int, int] = (1680, 2100)
    samples: int = 8


class Studio:
    def __init__(self):
        self.products = {}
        self.shots = {}
        self.described = {}
        for file in sorted(RANGE.glob("*.yaml")):
            self.read_range(file)
        for file in sorted(SHOTS.glob("*.yaml")):
            self.read_shots(file)

    def collection_of(self, placements):
        """Returns the collection of the first product that has one."""
        for placement in placements:
            collection = self.products[placement.use].collection
            if collection:
                return collection
        raise Mistake(
            f"{placements[0].use} belongs to no collection: the shot needs a ground and an exposure"
        )

    def read_range(self, file):
        content = load(file)
        collection = None
        if "collection" in content:
            collection = read(Collection, content["collection"], f"{file.name}: collection")
        described = {}
        for name, value in content["products"].items():
            where = f"{file.name}: {name}"
            if name in self.products:
                raise Mistake(f"{where}: there is another product of this name")
            if "like" in value:
                if value["like"] not in described:
                    raise Mistake(f"{where}.like: there is no {value['like']} above")
                changes = {key: each for key, each in value.items() if key != "like"}
                value = merged(described[value["like"]], changes)
            described[name] = value
            container = read_tagged(Tagged("container", CONTAINERS), value, where)
            self.products[name] = Product(container, collection)

    def read_shots(self, file):
        content = load(file)
        for name, value in content["shots"].items():
            where = f"{file.name}: {name}"
            if name in self.shots:
                raise Mistake(f"{where}: there is another shot of this name")
            value = {**content.get("defaults", {}), **(value or {})}
            if "like" in value:
                value = {**self.arrangement(value.pop("like"), where), **value}
            elif "products" not in value and name in self.products:
                value["products"] = [{"use": name}]
            self.described[name] = dict(value)
            settings = {key: value.pop(key) for key in Settings.__dataclass_fields__ if key in value}
            scene = read_tagged(Tagged("scene", SCENES), value, where)
            for placement in getattr(scene, "products", ()):
                if placement.use not in self.products:
                    raise Mistake(f"{where}: there is no product {placement.use}")
            common = read_fields(Settings, settings, where)
            self.shots[name] = Shot(name, scene, common.size, common.samples)

    def arrangement(self, name, where):
        """Returns the products of another shot with their positions."""
        if name not in self.described:
            raise Mistake(f"{where}.like: there is no shot {name} above or in an earlier file")
        return {key: each for key, each in self.described[name].items() if key in ("products", "height")}
