import { fileUrl } from "#cms/client.ts";
import { foreignLanguage } from "#cms/foreign-text.ts";
import { pictureSource } from "#cms/picture.ts";
import type { VIDEOS_QUERY_RESULT } from "#cms/types.generated.ts";
import { getWords } from "#locale/words.ts";
import { inLanguage } from "#ui/in-language.tsx";
import { FULL_WIDTH_ON_PHONE } from "#ui/media/picture.tsx";
import { LazyVideo } from "#ui/media/video.lazy.tsx";

import { Prose } from "./prose.tsx";
import { RecordText } from "./record-text.tsx";

/** A video with poster, duration and transcript. The file loads when the visitor starts it. */
export function Video({ video }: { video: VIDEOS_QUERY_RESULT[number] }) {
  const { title, summary, seconds, transcript, mp4, webm, captions } = video;
  // The poster has the proportions of the video.
  const poster = pictureSource(video.poster);
  const mp4Url = url(mp4);
  const language = foreignLanguage(video, "title");
  const length = formatDuration(seconds);
  const words = getWords().video;
  return (
    <div>
      {mp4Url && (
        <LazyVideo
          mp4={mp4Url}
          webm={url(webm)}
          captions={url(captions)}
          title={title}
          label={language === undefined ? words.play(title, length) : `${title}, ${length}`}
          {...(language !== undefined && { language })}
          poster={poster?.src}
          width={poster?.width}
          height={poster?.height}
        >
          {poster && (
            <img
              {...poster}
              alt={poster.alt}
              sizes={`(min-width: 760px) 50vw, ${FULL_WIDTH_ON_PHONE}`}
              loading="lazy"
              className="bg-rule-soft"
            />
          )}
          <span className="absolute bottom-3 start-3 inline-flex items-center gap-2 rounded-1 bg-black px-2.5 py-1.5 font-mono text-12 text-white">
            <svg viewBox="0 0 10 12" className="h-3 fill-current" aria-hidden="true">
              <path d="M0 0v12l10-6z" />
            </svg>
            {length}
          </span>
        </LazyVideo>
      )}
      <h3 {...inLanguage(language)} className="mt-3 text-18">
        {title}
      </h3>
      {summary && (
        <p className="mt-1 max-w-text text-15 text-ink-2">
          <RecordText of={video} field="summary" />
        </p>
      )}
      {transcript && (
        <details className="text-15">
          <summary className="cursor-pointer py-2.5 text-14 font-medium">{words.transcript}</summary>
          <div className="max-w-text text-ink-2">
            <Prose value={transcript} />
          </div>
        </details>
      )}
    </div>
  );
}

function url(id: string | null): string | undefined {
  return id ? fileUrl(id) : undefined;
}

/** 95 → `1:35` */
function formatDuration(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}
