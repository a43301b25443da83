// embind's JavaScript for the small engine, whose functions take and return numbers and values of JavaScript only: without
// the types, overloads and late bindings of the general one, which would be a third of the generated file. A later library
// replaces functions of Emscripten's own. The one that writes the types of engine.mjs stays as it is, and so does embind
// in the whole engine.
const isWritingTypes = '$moduleDefinitions' in LibraryManager.library;

const unused = ['void', 'bool', 'integer', 'bigint', 'float', 'std_string', 'std_wstring', 'memory_view'];

if (!isWritingTypes) {
  const replaced = {
    // The types that are values of JavaScript, by address; all others are numbers.
    $valueTypes: '=new Set()',

    _embind_register_emval__deps: ['$valueTypes'],
    _embind_register_emval: (type) => valueTypes.add(type),

    _embind_register_user_type__deps: ['$valueTypes'],
    _embind_register_user_type: (type) => valueTypes.add(type),

    // `types` lists the type of the result, then those of the arguments; they may be registered later than a function that
    // has them. `free` is for the library that writes types: the linker asks this one what it must keep.
    _embind_register_function__deps: [
      ...['$valueTypes', '$Emval', '$UTF8ToString', '$getWasmTableEntry', '_emval_decref', 'free'],
    ],
    _embind_register_function: (name, count, types, _signature, invoker, body) => {
      const typeIds = HEAPU32.slice(types >> 2, (types >> 2) + count);
      const isValue = (k) => valueTypes.has(typeIds[k]);
      const call = getWasmTableEntry(invoker);
      Module[UTF8ToString(name).split('(')[0]] = (...args) => {
        const result = call(
          body,
          ...args.map((value, k) => (isValue(k + 1) ? Emval.toHandle(value) : value)),
        );
        if (!isValue(0)) return result;
        const value = Emval.toValue(result);
        __emval_decref(result);
        return value;
      };
    },
  };
  for (const type of unused) {
    replaced[`_embind_register_${type}`] = () => {};
    replaced[`_embind_register_${type}__deps`] = [];
  }
  addToLibrary(replaced);
}
