import { createHash } from "node:crypto";
import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { rolldown } from "rolldown";

/** The files of the worker, by name. Each name contains a hash of the content, so they may be cached forever. */
export interface WorkerFiles {
  /** To start with `new Worker(url, { type: "module" })`. */
  readonly worker: string;
  /** The `wasmUrl` of a CheckRequest. */
  readonly wasm: string;
  /** Loaded by the worker for STEP and IGES, from the same folder. */
  readonly chunks: readonly string[];
}

const WASM = fileURLToPath(import.meta.resolve("occt-import-js/dist/occt-import-js.wasm"));

/** Bundles worker.ts, minified, for the browsers that the site supports, and writes all of its files to a folder. */
export async function writeWorker(folder: string): Promise<WorkerFiles> {
  const bundle = await rolldown({
    input: { "part-check": join(import.meta.dirname, "worker.ts") },
    platform: "browser",
    transform: { target: "es2023" },
    plugins: [
      {
        name: "browser-only",
        // The glue of Open CASCADE asks for these where it runs in Node.
        resolveId: (id) => (id === "path" || id === "fs" ? `\0${id}` : null),
        load: (id) => (id === "\0path" || id === "\0fs" ? "export {}" : null),
        transform: (code, id) => (id.endsWith("occt-import-js.js") ? withoutEval(code) : null),
      },
    ],
  });
  const { output } = await bundle.generate({
    format: "es",
    minify: true,
    entryFileNames: "[name]-[hash].js",
    chunkFileNames: "[name]-[hash].js",
  });
  await bundle.close();
  await mkdir(folder, { recursive: true });
  const scripts = output.filter((file) => file.type === "chunk");
  await Promise.all(scripts.map(({ fileName, code }) => writeFile(join(folder, fileName), code)));
  const hash = createHash("sha256")
    .update(await readFile(WASM))
    .digest("hex")
    .slice(0, 8);
  const wasm = `occt-import-js-${hash}.wasm`;
  await copyFile(WASM, join(folder, wasm));
  return {
    worker: scripts.find(({ isEntry }) => isEntry)?.fileName ?? "",
    chunks: scripts.filter(({ isEntry }) => !isEntry).map(({ fileName }) => fileName),
    wasm,
  };
}

/**
 * The compiler of Open CASCADE writes the functions between JavaScript and WebAssembly as text and evaluates it, which needs `unsafe-eval` in the
 * content security policy. These do the same without it. (Its own option for that needs a new compilation.)
 */
const REPLACEMENTS: readonly (readonly [evaluated: string, replacement: string])[] = [
  [
    "let[args,invokerFnBody]=createJsInvoker(argTypes,isClassMethodFunc,returns,isAsync);args.push(invokerFnBody);var invokerFn=newFunc(Function,args)(...closureArgs);",
    `var invokerFn=function(...given){
      var destructors=needsDestructorStack?[]:null;
      var wired=[cppTargetFunc];
      if(isClassMethodFunc)wired.push(argTypes[1].toWireType(destructors,this));
      for(var i=2;i<argCount;++i)wired.push(argTypes[i].toWireType(destructors,given[i-2]));
      var rv=cppInvokerFunc(...wired);
      if(needsDestructorStack)runDestructors(destructors);
      else for(var i=isClassMethodFunc?1:2;i<argCount;++i)
        if(argTypes[i].destructorFunction!==null)argTypes[i].destructorFunction(wired[isClassMethodFunc?i:i-1]);
      if(returns)return argTypes[0].fromWireType(rv);
    };`,
  ],
  [
    "var invokerFunction=newFunc(Function,params)(...args);",
    `var invokerFunction=(obj,func,destructorsRef,given)=>{
      var at=given;
      var values=types.map(type=>{var value=type.readValueFromPointer(at);at+=type.argPackAdvance;return value});
      var rv=kind===1?Reflect.construct(func,values):kind===0?func.call(obj,...values):func.call(...values);
      if(!retType.isVoid)return emval_returnValue(retType,destructorsRef,rv);
    };`,
  ],
];

function withoutEval(code: string): string {
  let result = code;
  for (const [evaluated, replacement] of REPLACEMENTS) {
    if (!result.includes(evaluated))
      throw new Error("occt-import-js changed: replace what its new version evaluates");
    result = result.replace(evaluated, () => replacement);
  }
  return result;
}
