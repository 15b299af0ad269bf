#!/bin/sh
# What the pipeline needs on Debian 12, as root: Blender 3.4 and what its Python uses, a compiler, vips with librsvg.
set -e
apt-get install -y --no-install-recommends blender python3-numpy python3-yaml gcc libc6-dev libgomp1 libvips-tools fontconfig
