import { expect, test } from "vitest";

import { embeddedVideo, embeddedVideoProblem, PLAYER_HOSTS } from "./embedded-video.ts";

test.each([
  ["https://www.youtube.com/watch?v=dQw4w9WgXcQ", "YouTube", "/embed/dQw4w9WgXcQ?autoplay=1"],
  [
    "https://www.youtube.com/watch?list=a&v=dQw4w9WgXcQ&t=3",
    "YouTube",
    "/embed/dQw4w9WgXcQ?autoplay=1&start=3",
  ],
  ["https://youtu.be/dQw4w9WgXcQ?si=1", "YouTube", "/embed/dQw4w9WgXcQ?autoplay=1"],
  ["https://vimeo.com/76979871", "Vimeo", "/video/76979871?autoplay=1&dnt=1"],
  ["https://www.bilibili.com/video/BV1xx411c7mD/", "Bilibili", "/player.html?bvid=BV1xx411c7mD&autoplay=1"],
])("%s is a video of %s", (address, service, path) => {
  const video = embeddedVideo(address);
  expect(video?.service).toBe(service);
  expect(PLAYER_HOSTS.map((host) => host + path)).toContain(video?.player);
});

const youTube = "/embed/dQw4w9WgXcQ?autoplay=1";
const vimeo = "/video/76979871?autoplay=1&dnt=1";

test.each([
  ["https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=10s", `${youTube}&start=10`],
  ["https://youtu.be/dQw4w9WgXcQ?si=a&t=10", `${youTube}&start=10`],
  ["https://youtu.be/dQw4w9WgXcQ?t=1h1m1s", `${youTube}&start=3661`],
  ["https://www.youtube.com/embed/dQw4w9WgXcQ?start=90", `${youTube}&start=90`],
  ["https://vimeo.com/76979871#t=1m30s", `${vimeo}#t=90s`],
  ["https://www.bilibili.com/video/BV1xx411c7mD/?t=90.5", "/player.html?bvid=BV1xx411c7mD&autoplay=1&t=90"],
  ["https://youtu.be/dQw4w9WgXcQ?t=0s", youTube],
  ["https://youtu.be/dQw4w9WgXcQ?t=soon&amount=3", youTube],
  [`https://youtu.be/dQw4w9WgXcQ?t=${"9".repeat(30)}`, youTube],
])("the player of %s starts at the time in the address", (address, path) => {
  expect(PLAYER_HOSTS.map((host) => host + path)).toContain(embeddedVideo(address)?.player);
});

test.each([
  "https://www.youtube.com/@channel",
  "https://evil.example/watch?v=dQw4w9WgXcQ",
  "https://www.youtube.com.evil.example/watch?v=dQw4w9WgXcQ",
  "http://youtu.be/dQw4w9WgXcQ",
  "https://youtu.be/dQw4w9WgXcQ5",
  "https://vimeo.com/1234567890123",
  "javascript:alert(1)//https://youtu.be/dQw4w9WgXcQ",
])("%s is not a supported video", (address) => {
  expect(embeddedVideo(address)).toBeUndefined();
  expect(embeddedVideoProblem(address)).toBe("Copy the address of a video from YouTube, Vimeo or Bilibili");
});
