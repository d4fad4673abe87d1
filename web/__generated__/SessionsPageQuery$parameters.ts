/**
 * @generated SignedSource<<2ceb4b2d98b335f3f4d8ea158769fae3>>
 * @relayHash bfcd8bf911d096cd1eafcb851f6dddc7
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4b508f1878e90407268b66052b5f8873bbc68fa2906fa4e4fea1f2dee05f0676

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SessionsPageQuery } from './SessionsPageQuery.graphql';

const node: PreloadableConcreteRequest<SessionsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4b508f1878e90407268b66052b5f8873bbc68fa2906fa4e4fea1f2dee05f0676",
    "metadata": {},
    "name": "SessionsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
