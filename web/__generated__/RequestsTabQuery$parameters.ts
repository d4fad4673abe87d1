/**
 * @generated SignedSource<<23613181aadaaa472e585462d4e38005>>
 * @relayHash f5b640f149db6b5283999c3d88413191
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID adfd39f002f141d31fe892f124bb76391c418cbaeb9cd1cd75e41af9102f3ff1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RequestsTabQuery } from './RequestsTabQuery.graphql';

const node: PreloadableConcreteRequest<RequestsTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "adfd39f002f141d31fe892f124bb76391c418cbaeb9cd1cd75e41af9102f3ff1",
    "metadata": {},
    "name": "RequestsTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
