// A replacement for embind's type registry in the small engine, whose functions take and return only numbers and JavaScript
// values. The general registry, with conversions, overloads and late binding, would be a third of engine.mjs. A library that
// is given later on the command line overrides Emscripten's. Not used while types are generated, nor in the full engine.
const isWritingTypes = '$moduleDefinitions' in LibraryManager.library;

const unused = ['void', 'bool', 'integer', 'bigint', 'float', 'std_string', 'std_wstring', 'memory_view'];

if (!isWritingTypes) {
  const replaced = {
    // Addresses of the types that are JavaScript values; all others are numbers.
    $valueTypes: '=new Set()',

    _embind_register_emval__deps: ['$valueTypes'],
    _embind_register_emval: (type) => valueTypes.add(type),

    _embind_register_user_type__deps: ['$valueTypes'],
    _embind_register_user_type: (type) => valueTypes.add(type),

    // `types`: the type of the result, then those of the arguments. They may be registered after the function, so they are
    // looked up when it is called. `free` is listed for the library that generates types.
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
