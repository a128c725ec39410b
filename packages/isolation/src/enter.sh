# Builds a minimal root file system for a child, moves into it and becomes the child.
# sh enter.sh <mount point> <read-only path>… -- <writable folder>… -- <working folder> <program> <argument>…
# Runs as root of a new user, mount, network and process namespace. Exits at the first step that fails.
set -eu
root=$1
shift
mount -t tmpfs -o mode=755,size=16777216 tmpfs "$root"
cd "$root"

# Mounts $1, a folder or file; copies symbolic links (/bin → usr/bin). Skips paths that an earlier mount already
# includes.
show() {
  if [ -e ".$1" ]; then
    :
  elif [ -L "$1" ]; then
    mkdir -p ".${1%/*}"
    cp -P "$1" ".$1"
  elif [ -d "$1" ]; then
    mkdir -p ".$1"
    mount --bind -o "$2" "$1" ".$1"
  elif [ -e "$1" ]; then
    mkdir -p ".${1%/*}"
    : >".$1"
    mount --bind -o "$2" "$1" ".$1"
  fi
}

# Not all of /usr: some installations keep the product in /usr/src.
for path in /usr/bin /usr/sbin /usr/lib /usr/lib32 /usr/lib64 /usr/libexec /usr/share \
  /usr/local/bin /usr/local/lib /usr/local/share /bin /sbin /lib /lib32 /lib64; do
  show "$path" ro
done
mkdir -p etc tmp proc dev
mount -t tmpfs -o mode=1777,size=67108864 tmpfs tmp
for name in ld.so.cache alternatives fonts libreoffice passwd group nsswitch.conf; do show "/etc/$name" ro; done
for name in null urandom; do show "/dev/$name" rw; done
# A container may forbid a new one. In the old one the kernel still hides other processes' environments.
mount -t proc proc proc 2>/dev/null || mount --rbind /proc proc

while [ "$1" != -- ]; do
  show "$1" ro
  shift
done
shift
while [ "$1" != -- ]; do
  show "$1" rw
  shift
done
shift
folder=$1
shift

mount -o remount,ro "$root"
pivot_root . .
umount -l .
cd "$folder"
exec setpriv --bounding-set=-all --inh-caps=-all --no-new-privs -- "$@"
