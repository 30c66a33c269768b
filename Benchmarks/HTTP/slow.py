#!/usr/bin/env python3
"""Holds connections that send or read as slowly as they can, and asks beside them as a good client does.

usage: slow.py PORT [SLOW-CONNECTIONS] [SECONDS]

For each kind of slowness prints how many good requests were answered and how long the median and the slowest took.
A slow connection that is dropped is opened again at once. Ends with 1 if a good request took 200 ms or was not answered.
"""
import asyncio
import multiprocessing
import sys
import time

GOOD = b"GET /good HTTP/1.1\r\nHost: a.test\r\nConnection: close\r\n\r\n"
HEAD = b"GET /slow HTTP/1.1\r\nHost: a.test\r\nX: "
BODY = b"POST /slow HTTP/1.1\r\nHost: a.test\r\nContent-Length: 60000\r\n\r\n"
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


async def good(port):
    """Seconds that an answer took; None where there was none."""
    start = time.monotonic()
    writer = None
    try:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(GOOD)
        answer = await asyncio.wait_for(reader.read(), 3)
        return time.monotonic() - start if answer.startswith(b"HTTP/1.1 200") else None
    except (OSError, asyncio.TimeoutError):
        return None
    finally:
        if writer is not None:
            writer.close()


def attack(port, start, trickle, count):
    """A process of its own, so that its work is not taken for the server's."""
    async def all_slow():
        await asyncio.gather(*(slow(port, start, trickle) for _ in range(count)))

    asyncio.run(all_slow())


async def ask(port, seconds):
    times = []
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        times.append(await good(port))
        await asyncio.sleep(0.02)
    return times


def measure(name, port, start, trickle, count, seconds):
    attacker = multiprocessing.Process(target=attack, args=(port, start, trickle, count), daemon=True)
    attacker.start()
    time.sleep(1.5)
    times = asyncio.run(ask(port, seconds))
    attacker.kill()
    attacker.join()
    answered = sorted(seconds for seconds in times if seconds is not None)
    median, slowest = (answered[len(answered) // 2], answered[-1]) if answered else (0, 0)
    print(f"{count} slow {name}: {len(answered)} of {len(times)} good requests answered, "
          f"median {median * 1000:.1f} ms, slowest {slowest * 1000:.1f} ms", flush=True)
    return len(answered) == len(times) and slowest < LIMIT


def main():
    port = int(sys.argv[1])
    count, seconds = (int(text) for text in (sys.argv[2:4] + ["300", "10"][len(sys.argv[2:4]):]))
    kinds = [("headers", HEAD, b"x"), ("bodies", BODY, b"x"), ("readers", MANY, b""),
             ("idle ones", b"", b"")]
    kept = [measure(name, port, start, trickle, count, seconds) for name, start, trickle in kinds]
    sys.exit(0 if all(kept) else 1)


if __name__ == "__main__":
    main()
