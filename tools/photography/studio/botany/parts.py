"""Shapes that plants consist of: stems, leaves and round bodies. Lengths are in decimeters."""

from math import cos, pi, sin

from mathutils import Matrix, Vector

from studio.meshes import mesh_object, ring_faces
from studio.shapes import noise_at, smooth_step

Place = tuple[float, float, float]

FLOOR = 0.004
"""Minimum height of leaves and stems above the ground."""


class Pieces:
    """Collects many small parts of one material in one mesh."""

    def __init__(self, floor=FLOOR):
        self.vertices, self.faces = [], []
        self.floor = floor

    def add(self, vertices, faces):
        first = len(self.vertices)
        for vertex in vertices:
            if self.floor is not None and vertex.z < self.floor:
                vertex = Vector((vertex.x, vertex.y, self.floor))
            self.vertices.append(vertex)
        self.faces += [[first + index for index in face] for face in faces]

    def build(self, name, material, at, sharp_from=180):
        if not self.vertices:
            return None
        created = mesh_object(
            name, self.vertices, self.faces, material, flats=False, outward=False, sharp_from=sharp_from
        )
        created.location = at
        return created


def frame(along, roll=0.0):
    """Returns a rotation that turns z to the direction `along`."""
    return along.to_track_quat("Z", "Y").to_matrix() @ Matrix.Rotation(roll, 3, "Z")


def tube(points, radii, around=9):
    """Returns a round stem through `points`."""
    vertices = []
    for index, point in enumerate(points):
        along = points[min(index + 1, len(points) - 1)] - points[max(index - 1, 0)]
        turn = frame(along.normalized())
        for k in range(around):
            angle = 2 * pi * k / around
            vertices.append(point + turn @ Vector((cos(angle), sin(angle), 0)) * radii[index])
    faces = ring_faces(len(points), around)
    faces.append([k for k in range(around)][::-1])
    faces.append([(len(points) - 1) * around + k for k in range(around)])
    return vertices, faces


def solid_of(profile, turn, at, around=20, dents=0.0, seed=0):
    """
    Returns a solid of revolution. `profile` has (radius, height) from the bottom up; `turn` rotates it and
    `at` moves it.
    """
    vertices = []
    offset = Vector((seed * 2.7, seed * 1.1, 4))
    for radius, height in profile:
        for k in range(around):
            angle = 2 * pi * k / around
            uneven = 1 + dents * noise_at(cos(angle) * 1.3, sin(angle) * 1.3, height * 14, offset)
            vertices.append(
                at + turn @ Vector((radius * uneven * cos(angle), radius * uneven * sin(angle), height))
            )
    return vertices, ring_faces(len(profile), around)


def ellipsoid(radius, length, tip=0.0, rings=14):
    """Returns the profile of a berry that hangs from the origin. `tip` makes its end longer."""
    profile = []
    for ring in range(rings + 1):
        angle = pi * ring / rings
        height = length / 2 * (1 - cos(angle))
        height += tip * length * smooth_step(0.82, 1, ring / rings) * 0.35
        profile.append((max(radius * sin(angle) ** 0.92, 0.0006), height))
    return profile


def leaf(length, width, turn, at, bend=0.4, fold=0.25, tip=1.0, teeth=0, curl=0.0):
    """
    Returns a leaf that starts at `at` along the z axis of `turn`. It is broadest in the middle if `tip` is 1,
    nearer to the stalk if it is more, and has `teeth` on each side.
    """
    steps = max(12, teeth * 4)
    vertices, faces = [], []
    for step in range(steps + 1):
        t = step / steps
        half = width / 2 * sin(pi * t ** (1 / tip)) ** 0.85 + 0.0006
        if teeth:
            half *= 1 - 0.16 * (teeth * t % 1)
        droop = -bend * length * t * t
        swing = curl * length * t * t
        for side in (-1, -0.5, 0, 0.5, 1):
            z_up = fold * half * abs(side) + droop
            along = length * t * (1 - 0.18 * bend * t)
            vertices.append(at + turn @ Vector((side * half + swing, -z_up, along)))
    for step in range(steps):
        for k in range(4):
            corner = step * 5 + k
            faces.append([corner, corner + 1, corner + 6, corner + 5])
    return vertices, faces


def bowed(start, end, sag, side, seed, steps=28):
    """
    Returns the points of a twig between two points, raised by `sag` in the middle and bent to the `side`.
    """
    start, end = Vector(start), Vector(end)
    across = (end - start).cross(Vector((0, 0, 1))).normalized()
    offset = Vector((seed * 3.1, seed, 7))
    points = []
    for step in range(steps + 1):
        t = step / steps
        lift = sin(pi * t)
        wander = 0.03 * (end - start).length * noise_at(t * 4, seed, 2, offset)
        points.append(start.lerp(end, t) + Vector((0, 0, sag * lift)) + across * (side * lift + wander))
    return points
