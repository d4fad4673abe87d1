/**
 * @generated SignedSource<<8d76ffa5ea340c5ed96d9145ad828718>>
 * @relayHash 97fd9abdd9c792994736705b2999eefc
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3f7b0cc8c3d534855f31dd100fac69d18aa37b26bd9c6aa0f84fd12edf70fcff

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AccountPageQuery } from './AccountPageQuery.graphql';

const node: PreloadableConcreteRequest<AccountPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3f7b0cc8c3d534855f31dd100fac69d18aa37b26bd9c6aa0f84fd12edf70fcff",
    "metadata": {},
    "name": "AccountPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
