// What the page asks its server for.

/** Asks for JSON. */
export async function get(path) {
  const response = await fetch(path);
  const value = await response.json();
  if (!response.ok) throw new Error(value.error ?? response.statusText);
  return value;
}

async function post(path, request) {
  const response = await fetch(path, {
    method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(request),
  });
  if (!response.ok) {
    const value = await response.json().catch(() => ({}));
    throw new Error(value.error ?? response.statusText);
  }
  return response;
}

/** Asks a question and gets JSON. */
export const ask = async (path, request) => (await post(path, request)).json();

/** Gets a file to save. */
export const file = async (request) => (await post("/api/save", request)).blob();

/** The last picture of each part of the page, with its number: what has not changed is not sent again. */
const kept = new Map();

/**
 * Draws a scene: what is said of it, and its picture with the rows that have changed since the one
 * before; null where there is none.
 */
export async function draw(request, room) {
  const last = kept.get(room);
  kept.delete(room);
  const response = await post(`/api/draw?room=${room}`, { ...request, have: last?.number });
  const bytes = await response.arrayBuffer();
  const length = new DataView(bytes).getUint32(0, true);
  const answer = JSON.parse(new TextDecoder().decode(new Uint8Array(bytes, 4, length)));
  const words = new Uint32Array(bytes, 4 + length);
  if (words.length <= 2) return { answer, picture: null };
  const isSameSize = last && last.picture.image.width === words[0] && last.picture.image.height === words[1];
  const picture = unpack(words, isSameSize ? last.picture.image : new ImageData(words[0], words[1]));
  kept.set(room, { number: answer.picture, picture });
  return { answer, picture };
}

/** A packed picture as the browser draws it; PackedFrame.swift says how it is packed. */
function unpack(words, image) {
  const width = words[0];
  const pixels = new Uint32Array(image.data.buffer);
  let place = 0;
  let first = pixels.length;
  let last = 0;
  for (let index = 2; index < words.length; index += 1) {
    const way = words[index] >>> 30;
    const count = words[index] & 0x3fffffff;
    const end = place + count;
    if (way !== 3) {
      if (place < first) first = place;
      last = end;
    }
    switch (way) {
      case 0:
        if (count > 48 && count <= width) pixels.copyWithin(place, place - width, end - width);
        else for (let at = place; at < end; at += 1) pixels[at] = pixels[at - width];
        break;
      case 1:
        index += 1;
        if (count > 48) pixels.fill(words[index], place, end);
        else for (let at = place; at < end; at += 1) pixels[at] = words[index];
        break;
      case 2:
        pixels.set(words.subarray(index + 1, index + 1 + count), place);
        index += count;
        break;
      default: // What was there stays.
    }
    place = end;
  }
  return { image, top: Math.floor(Math.min(first, last) / width), bottom: Math.ceil(last / width) };
}
