"""Solids: bodies of revolution, swept profiles, grids and boxes. One Blender unit is a decimeter."""

from math import cos, pi, radians, sin
from typing import NamedTuple

import bmesh
import bpy
import numpy
from mathutils import Vector

from studio.shapes import clamp, fractal_at, rounded


class Ribs(NamedTuple):
    """Grooves around a closure, which give wet fingers a grip."""

    count: int
    depth: float
    bottom: float
    top: float


def new_object(name, mesh, material=None):
    created = bpy.data.objects.new(name, mesh)
    bpy.context.collection.objects.link(created)
    if material:
        mesh.materials.append(material)
    return created


def keep_flats_flat(thing):
    """Keeps large faces flat although their rounded edges are smooth."""
    modifier = thing.modifiers.new("weighted normals", "WEIGHTED_NORMAL")
    modifier.keep_sharp = True


def shade_smooth(mesh, sharp_from=None):
    """Shades a mesh smooth. `sharp_from` is the angle in degrees from which edges stay sharp."""
    mesh.polygons.foreach_set("use_smooth", [True] * len(mesh.polygons))
    if sharp_from is not None:
        mesh.use_auto_smooth = True
        mesh.auto_smooth_angle = radians(sharp_from)


def mesh_object(name, vertices, faces, material=None, uvs=None, flats=True, outward=True, sharp_from=40):
    """
    Creates an object from vertices and faces. `uvs` has a (u, v) per corner of each face. `outward` corrects
    the orientation of faces.
    """
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata([tuple(vertex) for vertex in vertices], [], faces)
    if uvs is not None:
        flat = [coordinate for face in uvs for point in face for coordinate in point]
        mesh.uv_layers.new(name="UVMap").data.foreach_set("uv", numpy.array(flat, dtype=numpy.float32))
    if outward:
        edited = bmesh.new()
        edited.from_mesh(mesh)
        bmesh.ops.recalc_face_normals(edited, faces=edited.faces)
        edited.to_mesh(mesh)
        edited.free()
    shade_smooth(mesh, sharp_from)
    created = new_object(name, mesh, material)
    if flats:
        keep_flats_flat(created)
    return created


def edited_object(name, edited, material, sharp_from=None):
    """Creates an object from a bmesh, and frees it."""
    mesh = bpy.data.meshes.new(name)
    edited.to_mesh(mesh)
    edited.free()
    shade_smooth(mesh, sharp_from)
    return new_object(name, mesh, material)


def plane(name, left, right, front, back, height, material):
    corners = [(left, front, height), (right, front, height), (right, back, height), (left, back, height)]
    return mesh_object(name, corners, [[0, 1, 2, 3]], material, flats=False)


def lathe(name, profile, material, segments=320, ribs=None, corner_steps=7):
    """
    Creates a solid of revolution from (radius, height, corner radius), from the bottom's center to the top's.
    u is the distance in decimeters around the widest part from the front, v is the height.
    """
    points = rounded(profile, corner_steps)
    widest = max(point[0] for point in profile)
    angles = [-pi + 2 * pi * index / segments for index in range(segments + 1)]
    vertices, rings = [], []
    for radius, height in points:
        if radius < 1e-6:
            rings.append([len(vertices)] * (segments + 1))
            vertices.append((0, 0, height))
            continue
        ring = []
        for angle in angles[:-1]:
            inset = 0
            if ribs and ribs.bottom <= height <= ribs.top:
                inset = ribs.depth * (0.5 + 0.5 * cos(ribs.count * angle)) ** 2
            ring.append(len(vertices))
            vertices.append(((radius - inset) * sin(angle), -(radius - inset) * cos(angle), height))
        rings.append([*ring, ring[0]])
    faces, uvs = [], []
    for row, (lower, upper) in enumerate(zip(rings, rings[1:])):
        bottom, top = points[row][1], points[row + 1][1]
        for index in range(segments):
            left, right = angles[index] * widest, angles[index + 1] * widest
            # At a pole, where a ring is a single point, the four corners are three: the dictionary keeps the
            # first one of each.
            corners = {}
            corners.setdefault(lower[index], (left, bottom))
            corners.setdefault(lower[index + 1], (right, bottom))
            corners.setdefault(upper[index + 1], (right, top))
            corners.setdefault(upper[index], (left, top))
            if len(corners) >= 3:
                faces.append(list(corners))
                uvs.append(list(corners.values()))
    return mesh_object(name, vertices, faces, material, uvs)


def box(name, width, depth, height, material, bevel=0.01, steps=4, at=(0, 0, 0)):
    """Creates a box that stands on `at`."""
    edited = bmesh.new()
    bmesh.ops.create_cube(edited, size=1.0)
    bmesh.ops.scale(edited, vec=(width, depth, height), verts=edited.verts)
    bmesh.ops.translate(edited, vec=(0, 0, height / 2), verts=edited.verts)
    bmesh.ops.bevel(edited, geom=edited.edges[:], offset=bevel, segments=steps, profile=0.5, affect="EDGES")
    created = edited_object(name, edited, material, sharp_from=50)
    created.location = at
    keep_flats_flat(created)
    return created


def soft_box(name, width, depth, height, radius, material, cuts=40, puff=0.0):
    """Creates a box like a bar of soap: with round edges and sides that bulge by `puff`."""
    edited = bmesh.new()
    bmesh.ops.create_cube(edited, size=2.0)
    bmesh.ops.subdivide_edges(edited, edges=edited.edges[:], cuts=cuts, use_grid_fill=True)
    inner = (width / 2 - radius, depth / 2 - radius, height / 2 - radius)
    for vertex in edited.verts:
        x, y, z = vertex.co
        point = Vector((x * width / 2, y * depth / 2, z * height / 2))
        nearest = Vector(clamp(value, -limit, limit) for value, limit in zip(point, inner))
        outward = point - nearest
        if outward.length > 1e-9:
            point = nearest + outward.normalized() * radius
        point.z += puff * (1 - x**2) * (1 - y**2) * (1 if z > 0 else -1) * abs(z)
        vertex.co = point + Vector((0, 0, height / 2))
    return edited_object(name, edited, material)


def sweep(name, path, sections, material, corners=28, power=2.6):
    """Sweeps rounded rectangles of (half width, half height) along a path, closed at both ends."""
    points = [Vector(point) for point in path]
    vertices, rings = [], []
    for index, point in enumerate(points):
        ahead, behind = points[min(index + 1, len(points) - 1)], points[max(index - 1, 0)]
        along = (ahead - behind).normalized()
        side = along.cross(Vector((0, 0, 1)))
        side = side.normalized() if side.length > 0.05 else Vector((0, 1, 0))
        upward = side.cross(along).normalized()
        ring = []
        for corner in range(corners):
            angle = 2 * pi * corner / corners
            across, up = superellipse(cos(angle), power), superellipse(sin(angle), power)
            ring.append(len(vertices))
            vertices.append(point + side * across * sections[index][0] + upward * up * sections[index][1])
        rings.append(ring)
    faces = [
        [near[k], near[(k + 1) % corners], far[(k + 1) % corners], far[k]]
        for near, far in zip(rings, rings[1:])
        for k in range(corners)
    ]
    return mesh_object(name, vertices, [*faces, rings[0][::-1], rings[-1]], material)


def superellipse(value, power):
    """
    Returns the cosine or sine of a superellipse with this power: 2 gives a circle, more approaches a square.
    """
    return abs(value) ** (2 / power) * (1 if value >= 0 else -1)


def grid(name, columns, rows, point, material, closed=False):
    """
    Creates a sheet. `point(u, v)` returns each position for u and v from 0 to 1. `closed`: whether u ends at
    its start.
    """
    last_column = columns if closed else columns - 1
    vertices = [point(i / last_column, j / (rows - 1)) for j in range(rows) for i in range(columns)]
    faces, uvs = [], []
    for j in range(rows - 1):
        for i in range(last_column):
            right = (i + 1) % columns
            faces.append(
                [j * columns + i, j * columns + right, (j + 1) * columns + right, (j + 1) * columns + i]
            )
            u, v = i / columns, j / rows
            next_u, next_v = (i + 1) / columns, (j + 1) / rows
            uvs.append([(u, v), (next_u, v), (next_u, next_v), (u, next_v)])
    return mesh_object(name, vertices, faces, material, uvs, flats=False, sharp_from=180)


def ring_faces(rows, around):
    """Returns the faces between consecutive rings of `around` vertices each."""
    return [
        [
            j * around + i,
            j * around + (i + 1) % around,
            (j + 1) * around + (i + 1) % around,
            (j + 1) * around + i,
        ]
        for j in range(rows - 1)
        for i in range(around)
    ]


def roughened(edited, seed_offset, scale, dimension, lacunarity, octaves, depth):
    """Moves every vertex along its normal by noise of at most about `depth`."""
    edited.normal_update()
    moves = [
        vertex.normal * fractal_at(vertex.co * scale + seed_offset, dimension, octaves, lacunarity) * depth
        for vertex in edited.verts
    ]
    for vertex, move in zip(edited.verts, moves):
        vertex.co += move
