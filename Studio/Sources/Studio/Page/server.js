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

/** Draws a scene: what is said of it, and its picture; null where there is none. */
export async function draw(request, room) {
  const response = await post(`/api/draw?room=${room}`, request);
  const bytes = await response.arrayBuffer();
  const length = new DataView(bytes).getUint32(0, true);
  const answer = JSON.parse(new TextDecoder().decode(new Uint8Array(bytes, 4, length)));
  const words = new Uint32Array(bytes, 4 + length);
  return { answer, picture: words.length > 2 ? unpack(words) : null };
}

/** A packed picture as the browser draws it; PackedFrame.swift says how it is packed. */
function unpack(words) {
  const width = words[0];
  const height = words[1];
  const image = new ImageData(width, height);
  const pixels = new Uint32Array(image.data.buffer);
  let place = 0;
  for (let index = 2; index < words.length; index += 1) {
    const count = words[index] & 0x3fffffff;
    const end = place + count;
    switch (words[index] >>> 30) {
      case 0:
        if (count > 48 && count <= width) pixels.copyWithin(place, place - width, end - width);
        else for (let at = place; at < end; at += 1) pixels[at] = pixels[at - width];
        break;
      case 1:
        index += 1;
        if (count > 48) pixels.fill(words[index], place, end);
        else for (let at = place; at < end; at += 1) pixels[at] = words[index];
        break;
      default:
        pixels.set(words.subarray(index + 1, index + 1 + count), place);
        index += count;
    }
    place = end;
  }
  return image;
}
