/**
 * @generated SignedSource<<d051f71f18c6988be39b3de958b1432c>>
 * @relayHash 9daa40efc8b5b59308c07eefa460e970
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cb204ed83158ef8540e48dba5497a909cf522040a9b6d9eb2f7a0410eb9d7bcd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MenteeDashboardPageQuery } from './MenteeDashboardPageQuery.graphql';

const node: PreloadableConcreteRequest<MenteeDashboardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cb204ed83158ef8540e48dba5497a909cf522040a9b6d9eb2f7a0410eb9d7bcd",
    "metadata": {},
    "name": "MenteeDashboardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
