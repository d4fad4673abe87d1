/**
 * @generated SignedSource<<42c99d3a61522e39437ee57624b68f2a>>
 * @relayHash c2567621f66a0adff8f1f29a6b90e864
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID de4fc645af8f7a9675e97df26b42a375b95fd843cb360ca69747d76db8f215b0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MenteeDashboardPageQuery } from './MenteeDashboardPageQuery.graphql';

const node: PreloadableConcreteRequest<MenteeDashboardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "de4fc645af8f7a9675e97df26b42a375b95fd843cb360ca69747d76db8f215b0",
    "metadata": {},
    "name": "MenteeDashboardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
