/**
 * @generated SignedSource<<f6ef493daf67f1752c32c0894c05f84a>>
 * @relayHash d1ad2bb8c061bc5f416529de8a628fc8
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1ece1bbf02d74ae4014e8771ab8a0fc0a479cdc5c1337950a0cde4367078a333

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MenteeDashboardPageQuery } from './MenteeDashboardPageQuery.graphql';

const node: PreloadableConcreteRequest<MenteeDashboardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1ece1bbf02d74ae4014e8771ab8a0fc0a479cdc5c1337950a0cde4367078a333",
    "metadata": {},
    "name": "MenteeDashboardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
