"""Builds Blender's shader node trees from formulas."""

import bpy


class Nodes:
    """Builds one node tree. An input that is a socket is linked; anything else becomes the input's value."""

    def __init__(self, tree):
        self.tree = tree
        tree.nodes.clear()

    def add(self, kind, inputs=None, **properties):
        """Adds a node. `kind` is Blender's name without the prefix `ShaderNode`."""
        node = self.tree.nodes.new(f"ShaderNode{kind}")
        for name, value in properties.items():
            setattr(node, name, value)
        for name, value in (inputs or {}).items():
            if isinstance(value, bpy.types.NodeSocket):
                self.tree.links.new(value, node.inputs[name])
            else:
                node.inputs[name].default_value = value
        return node

    # Positions.

    def position(self):
        """Returns coordinates in the object's own space, in decimeters."""
        return self.add("TexCoord").outputs["Object"]

    def separate(self, vector):
        """Returns the x, y and z of a vector."""
        return self.add("SeparateXYZ", {0: vector}).outputs

    def stretched(self, vector, scale):
        return self.add("Mapping", {"Vector": vector, "Scale": scale}).outputs[0]

    # Numbers.

    def calculate(self, operation, first, second=0.0, third=0.0, clamp=False):
        inputs = {0: first, 1: second, 2: third}
        return self.add("Math", inputs, operation=operation, use_clamp=clamp).outputs[0]

    def plus(self, first, second):
        return self.calculate("ADD", first, second)

    def minus(self, first, second):
        return self.calculate("SUBTRACT", first, second)

    def times(self, first, second):
        return self.calculate("MULTIPLY", first, second)

    def over(self, first, second, clamp=False):
        return self.calculate("DIVIDE", first, second, clamp=clamp)

    def distance(self, x, y):
        return self.calculate("SQRT", self.plus(self.times(x, x), self.times(y, y)))

    # Patterns.

    def noise(self, vector, scale, detail=3.0, roughness=0.5, distortion=0.0):
        """Returns fractal noise from 0 to 1. `scale` is the approximate number of blobs per decimeter."""
        inputs = {
            "Vector": vector,
            "Scale": scale,
            "Detail": detail,
            "Roughness": roughness,
            "Distortion": distortion,
        }
        return self.add("TexNoise", inputs).outputs[0]

    def bump(self, height, strength, distance, normal=None):
        """Returns a normal that makes `height` look like a relief of `distance` decimeters."""
        inputs = {"Height": height, "Strength": strength, "Distance": distance}
        if normal is not None:
            inputs["Normal"] = normal
        return self.add("Bump", inputs).outputs[0]

    # Colors.

    def mix(self, factor, first, second, blend="MIX"):
        return self.add("MixRGB", {0: factor, 1: first, 2: second}, blend_type=blend).outputs[0]

    def ramp(self, factor, stops):
        """Interpolates colors linearly by position. A stop may be a number, which stands for a gray."""
        node = self.add("ValToRGB", {0: factor})
        elements = node.color_ramp.elements
        while len(elements) < len(stops):
            elements.new(0.5)
        for element, (position, colour) in zip(elements, stops):
            element.position = position
            if isinstance(colour, (int, float)):
                colour = (colour,) * 3
            element.color = (*colour[:3], 1)
        return node.outputs[0]

    # Surfaces.

    def principled(self, inputs):
        return self.add("BsdfPrincipled", inputs).outputs[0]

    def mix_shaders(self, factor, first, second):
        return self.add("MixShader", {0: factor, 1: first, 2: second}).outputs[0]

    def surface(self, shader, volume=None):
        """Sets `shader` as the result of a material."""
        output = self.add("OutputMaterial", {"Surface": shader})
        if volume:
            self.tree.links.new(volume, output.inputs["Volume"])


def new_material(name):
    """Returns an empty material, and the builder of its nodes."""
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    return material, Nodes(material.node_tree)
