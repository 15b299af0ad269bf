"""The containers of the range, by their names in `range/*.yaml`."""

from studio.containers.bottles import Bottle, Cylinder, Dropper, Pump, Spray, Vial
from studio.containers.jars import Jar, Tin
from studio.containers.paper import Card, Carton, Cloth, GiftBox, Soap
from studio.containers.tubes import Pouch, Sachet, Tube

CONTAINERS = {
    "bottle": Bottle,
    "card": Card,
    "carton": Carton,
    "cloth": Cloth,
    "cylinder": Cylinder,
    "dropper": Dropper,
    "gift box": GiftBox,
    "jar": Jar,
    "pouch": Pouch,
    "pump": Pump,
    "sachet": Sachet,
    "soap": Soap,
    "spray": Spray,
    "tin": Tin,
    "tube": Tube,
    "vial": Vial,
}
