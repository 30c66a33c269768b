"""Holds connections that send or read as slowly as they can, that send far too much, or that send what is broken, and
asks beside them as a good client does.

For each kind prints how many good requests were answered and how long the median and the slowest took. A connection
that is dropped is opened again at once. Ends with 1 if a good request took 200 ms or was not answered.
"""
import asyncio
import glob
import itertools
import multiprocessing
import os
import sys
import time

BROKEN = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../Tests/Cases/http/*.txt")
GOOD = b"GET /good HTTP/1.1\r\nHost: a.test\r\nConnection: close\r\n\r\n"
HEAD = b"GET /slow HTTP/1.1\r\nHost: a.test\r\nX: "
BODY = b"POST /slow HTTP/1.1\r\nHost: a.test\r\nContent-Length: 60000\r\n\r\n"
HUGE = b"POST /slow HTTP/1.1\r\nHost: a.test\r\nContent-Length: 1000000000\r\n\r\n"
MANY = b"GET /large HTTP/1.1\r\nHost: a.test\r\n\r\n" * 4000
LIMIT = 0.2


async def slow(port, start, trickle):
    """Never ends by itself."""
    while True:
        writer = None
        try:
            reader, writer = await asyncio.open_connection("127.0.0.1", port, limit=1)
            writer.transport.pause_reading()
            writer.write(start)
            while not writer.is_closing():
                writer.write(trickle)
                await asyncio.wait_for(writer.drain(), 1)
                await asyncio.sleep(0.5)
        except (OSError, asyncio.TimeoutError):
            await asyncio.sleep(0.05)
        finally:
            if writer is not None:
                writer.transport.abort()


async def huge(port):
    """Sends as fast as it is let."""
    while True:
        writer = None
        try:
            _, writer = await asyncio.open_connection("127.0.0.1", port, limit=1)
            writer.write(HUGE)
            while not writer.is_closing():
                writer.write(bytes(65536))
                await asyncio.wait_for(writer.drain(), 1)
        except (OSError, asyncio.TimeoutError):
            await asyncio.sleep(0.05)
        finally:
            if writer is not None:
                writer.transport.abort()


async def broken(port, requests):
    """One after the other, each on a connection of its own, and waits for what is said to it."""
    for request in requests:
        writer = None
        try:
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(request)
            await asyncio.wait_for(reader.read(), 0.5)
        except (OSError, asyncio.TimeoutError):
            pass
        finally:
            if writer is not None:
                writer.transport.abort()
        await asyncio.sleep(0.05)


def requests_of(path):
    with open(path, "rb") as file:
        return file.read().split(b"---\n")[0]


async def good(port, request):
    """Seconds that an answer took; None where there was none."""
    start = time.monotonic()
    writer = None
    try:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(request)
        answer = await asyncio.wait_for(reader.read(), 3)
        return time.monotonic() - start if answer.startswith(b"HTTP/1.1 200") else None
    except (OSError, asyncio.TimeoutError):
        return None
    finally:
        if writer is not None:
            writer.close()


def attack(port, kind, count):
    """A process of its own, so that its work is not taken for the server's."""
    texts = [requests_of(path) for path in sorted(glob.glob(BROKEN))]
    if len(texts) < 100:
        sys.exit("the broken requests are not where they were")

    def one(number):
        if kind == "broken":
            return broken(port, itertools.islice(itertools.cycle(texts), number % len(texts), None))
        return huge(port) if kind == "huge" else slow(port, *kind)

    async def everybody():
        await asyncio.gather(*(one(number) for number in range(count)))

    asyncio.run(everybody())


async def ask(port, request, seconds):
    times = []
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        times.append(await good(port, request))
        await asyncio.sleep(0.02)
    return times


def beside(name, port, kind, request, count, seconds):
    """Seconds that each good request took; None for one that was not answered."""
    attacker = multiprocessing.Process(target=attack, args=(port, kind, count), daemon=True)
    attacker.start()
    time.sleep(1.5)
    times = asyncio.run(ask(port, request, seconds))
    if not attacker.is_alive():
        sys.exit(f"nobody was left who sent {name}")
    attacker.kill()
    attacker.join()
    return times


def measure(name, port, kind, request, count, seconds):
    times = beside(name, port, kind, request, count, seconds)
    answered = sorted(seconds for seconds in times if seconds is not None)
    median, slowest = (answered[len(answered) // 2], answered[-1]) if answered else (0, 0)
    print(f"{count} {name}: {len(answered)} of {len(times)} good requests answered, "
          f"median {median * 1000:.1f} ms, slowest {slowest * 1000:.1f} ms", flush=True)
    return len(answered) == len(times) and slowest < LIMIT


KINDS = {
    "slow headers": (HEAD, b"x"), "slow bodies": (BODY, b"x"), "slow readers": (MANY, b""), "slow idle ones": (b"", b""),
    "endless bodies": "huge", "connections with broken requests": "broken",
}


def besiege(port, request, count, seconds):
    """Whether good requests were answered in time, whatever else came."""
    return all([measure(name, port, kind, request, count, seconds) for name, kind in KINDS.items()])
