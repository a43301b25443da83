// Emscripten lets a later library replace functions of its own. embind registers every type that it knows; no binding of
// the small engine takes or gives these, and their conversions would travel with the page. A binding that needs one fails
// when the types of engine.mjs are written, during the build.
const unused = {};
for (const type of ['bool', 'bigint', 'std_string', 'std_wstring', 'memory_view']) {
  unused[`_embind_register_${type}`] = () => {};
  unused[`_embind_register_${type}__deps`] = [];
}
addToLibrary(unused);
