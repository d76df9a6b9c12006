"""Addresses as limits count them."""

from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network

HOUSEHOLD = 64  # bits of an IPv6 address that one household shares


@lru_cache(maxsize=1024)
def network_of(host: str) -> str:
    """An address as limits count it: of IPv6, a household has so many that only the network counts."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped:
            return str(address.ipv4_mapped)
        return str(ip_network((address, HOUSEHOLD), strict=False))
    return str(address)
