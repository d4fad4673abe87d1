/**
 * @generated SignedSource<<1a5547fa8013ecadade3da754732326d>>
 * @relayHash 568e78bbe1fe4f89c575d0ee52b619a0
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8349bd61512b864d7a0a19aaa543b04d659d03170c855083ce25ff3780675c64

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NotificationsPageQuery } from './NotificationsPageQuery.graphql';

const node: PreloadableConcreteRequest<NotificationsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8349bd61512b864d7a0a19aaa543b04d659d03170c855083ce25ff3780675c64",
    "metadata": {},
    "name": "NotificationsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
