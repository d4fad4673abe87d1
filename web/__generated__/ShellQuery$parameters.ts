/**
 * @generated SignedSource<<f8206f553c4831f118d6726e380d2924>>
 * @relayHash 850078247b1cf5ff5026b89f78894bb0
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 32845265d66ae4045ef992e3ace20faa78636afff754e275a30830be5dfc8e5d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ShellQuery } from './ShellQuery.graphql';

const node: PreloadableConcreteRequest<ShellQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "32845265d66ae4045ef992e3ace20faa78636afff754e275a30830be5dfc8e5d",
    "metadata": {},
    "name": "ShellQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
